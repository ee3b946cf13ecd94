/// The methods that the sandbox knows, with all their parameters, from Bot API 10.3.
///
/// A test compares the table with the published specification, so a new version shows as a list.
enum MethodTable {
    struct Method: Sendable {
        let name: String
        let parameters: [String: Parameter]
    }

    /// By name in lower case, since names ignore case.
    static let methods: [String: Method] = Dictionary(
        uniqueKeysWithValues: texts.map { name, rows in
            let parameters = Parameter.rows(rows).map { ($0.name, $0) }
            return (name.lowercased(), Method(name: name, parameters: Dictionary(uniqueKeysWithValues: parameters)))
        })

    private static let send =
        "business_connection_id: String, chat_id!: Integer|String, message_thread_id: Integer, "
        + "direct_messages_topic_id: Integer, disable_notification: Boolean, protect_content: Boolean, "
        + "allow_paid_broadcast: Boolean, message_effect_id: String, reply_parameters: ReplyParameters, "
        + "ephemeral_message_parameters: EphemeralMessageParameters, "
        + "suggested_post_parameters: SuggestedPostParameters, "
        + "reply_markup: InlineKeyboardMarkup|ReplyKeyboardMarkup|ReplyKeyboardRemove|ForceReply, "
    private static let edit =
        "business_connection_id: String, chat_id: Integer|String, message_id: Integer, inline_message_id: String, "
        + "reply_markup: InlineKeyboardMarkup"
    private static let caption = "caption: String, parse_mode: String, caption_entities: [MessageEntity]"
    private static let language = "language_code: String"

    private static let texts: [(String, String)] = [
        ("getMe", ""),
        ("getUpdates", "offset: Integer, limit: Integer, timeout: Integer, allowed_updates: [String]"),
        ("deleteWebhook", "drop_pending_updates: Boolean"),
        ("getWebhookInfo", ""),
        ("setMyCommands", "commands!: [BotCommand], scope: BotCommandScope, " + language),
        ("getMyCommands", "scope: BotCommandScope, " + language),
        ("deleteMyCommands", "scope: BotCommandScope, " + language),
        ("setMyName", "name: String, " + language),
        ("getMyName", language),
        ("setMyDescription", "description: String, " + language),
        ("getMyDescription", language),
        ("setMyShortDescription", "short_description: String, " + language),
        ("getMyShortDescription", language),
        ("setChatMenuButton", "chat_id: Integer, menu_button: MenuButton"),
        (
            "sendMessage",
            send + "text!: String, parse_mode: String, entities: [MessageEntity], "
                + "link_preview_options: LinkPreviewOptions"
        ),
        (
            "sendPhoto",
            send + caption + ", photo!: InputFile|String, show_caption_above_media: Boolean, has_spoiler: Boolean"
        ),
        (
            "sendDocument",
            send + caption + ", document!: InputFile|String, thumbnail: InputFile|String, "
                + "disable_content_type_detection: Boolean"
        ),
        (
            "sendLocation",
            send + "latitude!: Float, longitude!: Float, horizontal_accuracy: Float, live_period: Integer, "
                + "heading: Integer, proximity_alert_radius: Integer"
        ),
        (
            "sendVenue",
            send + "latitude!: Float, longitude!: Float, title!: String, address!: String, foursquare_id: String, "
                + "foursquare_type: String, google_place_id: String, google_place_type: String"
        ),
        (
            "editMessageText",
            edit + ", text: String, parse_mode: String, entities: [MessageEntity], "
                + "link_preview_options: LinkPreviewOptions, rich_message: InputRichMessage"
        ),
        ("editMessageCaption", edit + ", " + caption + ", show_caption_above_media: Boolean"),
        ("editMessageMedia", edit + ", media!: InputMedia"),
        ("editMessageReplyMarkup", edit),
        (
            "pinChatMessage",
            "business_connection_id: String, chat_id!: Integer|String, message_id!: Integer, "
                + "disable_notification: Boolean"
        ),
        (
            "unpinChatMessage",
            "business_connection_id: String, chat_id!: Integer|String, message_id: Integer"
        ),
        ("deleteMessage", "chat_id!: Integer|String, message_id!: Integer"),
        ("deleteMessages", "chat_id!: Integer|String, message_ids!: [Integer]"),
        (
            "answerCallbackQuery",
            "callback_query_id!: String, text: String, show_alert: Boolean, url: String, cache_time: Integer"
        ),
        ("getFile", "file_id!: String"),
        (
            "sendChatAction",
            "business_connection_id: String, chat_id!: Integer|String, message_thread_id: Integer, action!: String"
        ),
        ("getChat", "chat_id!: Integer|String"),
        ("getChatAdministrators", "chat_id!: Integer|String, return_bots: Boolean"),
        ("getChatMember", "chat_id!: Integer|String, user_id!: Integer"),
        (
            "setMessageReaction",
            "chat_id!: Integer|String, message_id!: Integer, reaction: [ReactionType], is_big: Boolean"
        ),
    ]
}
