#!/bin/sh
# Says how well people are understood: our own corpus, lines of strangers from which nothing is learned, and the
# development lines where they lie beside the project.
set -eu
cd "$(dirname "$0")/.."

swift build -c release --product wayside
for folder in Corpus/??; do
    language=$(basename "$folder")
    echo "== $folder"
    .build/release/wayside learn --language "$language" "$folder"
    [ -d "Corpus/strangers/$language" ] || continue
    echo "== Corpus/strangers/$language"
    python3 scripts/strangers.py .build/release/wayside "Corpus/strangers/$language"
done

shared=../shared
if [ -d "$shared/data/language" ] && [ -d "$shared/tools/language" ]; then
    python3 scripts/understand.py .build/release/wayside "$shared/data/language" "$shared/tools/language"
else
    echo "The development lines ($shared/data/language) are not here: skipped."
fi
