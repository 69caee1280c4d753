/** What takes back the words before it, as a part of an expression for lower-case text: "8 wait 6". */
export const takingBack = String.raw`wait|sorry|sry|i mea?nt?|actually|scratch that|oops|nvm|never ?mind|jk|just kidding|perd[oó]n|desculpa|warte`
