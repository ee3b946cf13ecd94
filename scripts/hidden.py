"""Pictures and films with hidden data in them, and a look at what is left of these.

    hidden.py make FOLDER     writes samples by Pillow, libheif and ffmpeg
    hidden.py check FOLDER    reads each FILE.bare with exiftool, and compares what it shows with FILE

Needs exiftool and ffmpeg; both are in Debian.
"""

import hashlib
import json
import pathlib
import subprocess
import sys

from PIL import Image, PngImagePlugin
from pillow_heif import register_heif_opener

register_heif_opener()
WORDS = "Secret street 7"
PLACE = ["-GPSLatitude=48.2085", "-GPSLatitudeRef=N", "-GPSLongitude=16.3731", "-GPSLongitudeRef=E",
         f"-Artist={WORDS}", "-Make=Camera", f"-XMP-dc:Description={WORDS}", "-DateTimeOriginal=2026:03:14 09:00:00"]
# What says something of the file alone, not of how it came to be.
PLAIN = {"SourceFile", "ExifTool", "System", "File", "Composite"}


def picture():
    image = Image.effect_mandelbrot((96, 64), (-2, -1, 1, 1), 40).convert("RGB")
    image.putpixel((3, 5), (200, 10, 10))
    return image


def make(folder):
    folder.mkdir(parents=True, exist_ok=True)
    image = picture()
    for name in ["a.jpg", "b.webp", "c.tif", "d.heic"]:
        image.save(folder / name)
    for packing in ["tiff_lzw", "tiff_adobe_deflate", "packbits", "jpeg"]:
        image.save(folder / f"e-{packing}.tif", compression=packing)
    image.save(folder / "f-pages.tif", save_all=True, append_images=[image.rotate(90), image.convert("L")])
    image.save(folder / "g-two.heic", save_all=True, append_images=[image.rotate(180)])
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", WORDS)
    text.add_itxt("Title", WORDS)
    image.save(folder / "h.png", pnginfo=text)
    image.save(folder / "i.png")
    for file in sorted(folder.iterdir()):
        run(["exiftool", "-q", "-overwrite_original", *PLACE, str(file)])
    film = ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=96x64:rate=10:duration=1",
            "-f", "lavfi", "-i", "sine=frequency=440:duration=1"]
    told = ["-metadata", "location=+48.2085+016.3731/", "-metadata", f"comment={WORDS}", "-metadata", f"title={WORDS}",
            "-metadata", "creation_time=2026-03-14T09:00:00Z"]
    forms = {
        "j.mp4": ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"],
        "k-fast.mp4": ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac", "-movflags", "+faststart"],
        "l.mov": ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "pcm_s16le", "-timecode", "01:02:03:04"],
        "m-stereo.mov": ["-c:v", "libx265", "-tag:v", "hvc1", "-c:a", "pcm_s24le", "-ac", "2"],
        "n.m4a": ["-vn", "-c:a", "aac"],
        "o.3gp": ["-c:v", "h263", "-s", "128x96", "-an"],
    }
    for name, form in forms.items():
        run([*film, *form, *told, str(folder / name)])
        run(["exiftool", "-q", "-overwrite_original", f"-XMP-dc:Description={WORDS}",
             "-Keys:GPSCoordinates=48.2085 16.3731 200", str(folder / name)])
    words = folder / "words.srt"
    words.write_text(f"1\n00:00:00,000 --> 00:00:01,000\n{WORDS} 48.2085 16.3731\n")
    run([*film, "-i", str(words), *forms["j.mp4"], "-c:s", "mov_text", "-map", "0", "-map", "1", "-map", "2",
         str(folder / "p-words.mp4")])
    words.unlink()


def run(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def check(folder):
    bad = 0
    files = sorted(file for file in folder.iterdir() if file.suffix != ".bare")
    for file in files:
        bare = file.with_name(file.name + ".bare")
        troubles = left(bare) + differences(file, bare)
        bad += len(troubles)
        print(f"{file.name}: {'; '.join(troubles) or 'cleared, shows the same'}")
    print(f"{len(files)} files, {bad} troubles")
    return 1 if bad or not files else 0


def left(bare):
    raw = bare.read_bytes()
    troubles = ["words are left"] if any(WORDS.encode(form) in raw for form in ("utf-8", "utf-16-le")) else []
    facts = json.loads(run(["exiftool", "-j", "-G1", "-a", "-u", "-ee", "-n", str(bare)]))[0]
    for key, value in facts.items():
        group, _, tag = key.partition(":")
        told = any(word in tag.lower() for word in ("gps", "location", "artist", "make", "description", "title", "comment"))
        dated = "date" in tag.lower() and group not in PLAIN and not str(value).startswith("0000")
        if (told and group not in PLAIN and "Maker" not in tag and tag != "SampleGroupDescription") or dated:
            troubles.append(f"{key}={value}")
    return troubles


def differences(file, bare):
    if file.suffix in {".mp4", ".mov", ".m4a", ".3gp"}:
        return [] if frames(file) == frames(bare) else ["shows something else"]
    old, new = Image.open(file), Image.open(bare)
    count = getattr(old, "n_frames", 1)
    if count != getattr(new, "n_frames", 1):
        return ["has another number of pages"]
    for index in range(count):
        old.seek(index)
        new.seek(index)
        if old.convert("RGB").tobytes() != new.convert("RGB").tobytes():
            return [f"page {index} shows something else"]
    return []


def frames(file):
    command = ["ffmpeg", "-v", "error", "-i", str(file), "-map", "0:v?", "-map", "0:a?", "-f", "framemd5", "-"]
    return hashlib.sha256("".join(l for l in run(command).splitlines(True) if not l.startswith("#")).encode()).hexdigest()


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[2])
    sys.exit(make(folder) if sys.argv[1] == "make" else check(folder))
