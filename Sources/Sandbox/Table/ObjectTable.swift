/// The objects that stand in parameters, from Bot API 10.3. An object that is not here is taken as it comes.
enum ObjectTable {
    static let objects: [String: [String: Parameter]] = texts.mapValues { rows in
        Dictionary(uniqueKeysWithValues: Parameter.rows(rows).map { ($0.name, $0) })
    }

    /// Which object an umbrella type means, by the member `type`.
    static let variants: [String: [String: String]] = [
        "InputMedia": ["photo": "InputMediaPhoto", "document": "InputMediaDocument"],
        "ReactionType": ["emoji": "ReactionTypeEmoji", "custom_emoji": "ReactionTypeCustomEmoji"],
        "BotCommandScope": [
            "default": "BotCommandScopeDefault", "all_private_chats": "BotCommandScopeAllPrivateChats",
            "all_group_chats": "BotCommandScopeAllGroupChats", "chat": "BotCommandScopeChat",
            "all_chat_administrators": "BotCommandScopeAllChatAdministrators",
            "chat_administrators": "BotCommandScopeChatAdministrators", "chat_member": "BotCommandScopeChatMember",
        ],
        "MenuButton": ["commands": "MenuButtonCommands", "default": "MenuButtonDefault"],
    ]

    private static let caption = ", caption: String, parse_mode: String, caption_entities: [MessageEntity]"

    private static let texts: [String: String] = [
        "BotCommand": "command!: String, description!: String, is_ephemeral: Boolean",
        "BotCommandScopeDefault": "type!: String",
        "BotCommandScopeAllPrivateChats": "type!: String",
        "BotCommandScopeAllGroupChats": "type!: String",
        "BotCommandScopeAllChatAdministrators": "type!: String",
        "BotCommandScopeChat": "type!: String, chat_id!: Integer|String",
        "BotCommandScopeChatAdministrators": "type!: String, chat_id!: Integer|String",
        "BotCommandScopeChatMember": "type!: String, chat_id!: Integer|String, user_id!: Integer",
        "MenuButtonCommands": "type!: String",
        "MenuButtonDefault": "type!: String",
        "MessageEntity": "type!: String, offset!: Integer, length!: Integer, url: String, user: User, "
            + "language: String, custom_emoji_id: String, unix_time: Integer, date_time_format: String",
        "LinkPreviewOptions": "is_disabled: Boolean, url: String, prefer_small_media: Boolean, "
            + "prefer_large_media: Boolean, show_above_text: Boolean",
        "ReplyParameters": "message_id: Integer, chat_id: Integer|String, ephemeral_message_id: Integer, "
            + "allow_sending_without_reply: Boolean, quote: String, quote_parse_mode: String, "
            + "quote_entities: [MessageEntity], quote_position: Integer, checklist_task_id: Integer, "
            + "poll_option_id: String",
        "InlineKeyboardMarkup": "inline_keyboard!: [[InlineKeyboardButton]], force_reply: Boolean",
        "InlineKeyboardButton": "text!: String, icon_custom_emoji_id: String, style: String, url: String, "
            + "callback_data: String, web_app: WebAppInfo, login_url: LoginUrl, switch_inline_query: String, "
            + "switch_inline_query_current_chat: String, "
            + "switch_inline_query_chosen_chat: SwitchInlineQueryChosenChat, copy_text: CopyTextButton, "
            + "callback_game: CallbackGame, pay: Boolean, disabled: DisabledButton",
        "CopyTextButton": "text!: String",
        "ReplyKeyboardMarkup": "keyboard!: [[KeyboardButton]], is_persistent: Boolean, resize_keyboard: Boolean, "
            + "one_time_keyboard: Boolean, input_field_placeholder: String, selective: Boolean, "
            + "force_reply: Boolean",
        "KeyboardButton": "text!: String, icon_custom_emoji_id: String, style: String, "
            + "request_users: KeyboardButtonRequestUsers, request_chat: KeyboardButtonRequestChat, "
            + "request_managed_bot: KeyboardButtonRequestManagedBot, request_contact: Boolean, "
            + "request_location: Boolean, request_poll: KeyboardButtonPollType, web_app: WebAppInfo",
        "KeyboardButtonRequestUsers": "request_id!: Integer, user_is_bot: Boolean, user_is_premium: Boolean, "
            + "max_quantity: Integer, request_name: Boolean, request_username: Boolean, request_photo: Boolean",
        "ReplyKeyboardRemove": "remove_keyboard!: Boolean, selective: Boolean",
        "ForceReply": "force_reply!: Boolean, input_field_placeholder: String, selective: Boolean",
        "InputMediaPhoto": "type!: String, media!: String, show_caption_above_media: Boolean, has_spoiler: Boolean"
            + caption,
        "InputMediaDocument": "type!: String, media!: String, thumbnail: String, "
            + "disable_content_type_detection: Boolean" + caption,
        "ReactionTypeEmoji": "type!: String, emoji!: String",
        "ReactionTypeCustomEmoji": "type!: String, custom_emoji_id!: String",
    ]
}
