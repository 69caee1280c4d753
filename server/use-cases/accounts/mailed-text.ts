/**
 * What somebody typed as a mail may say it: with its lines and marks, and nothing a mail program would turn into a link, since it goes out from
 * the school's address to wherever its writer said that a student is.
 */
export function mailedText(text: string): string {
  return text
    .normalize('NFKC')
    // Persian and the scripts of India are spelled with joiners between their letters; no other sign that is not seen belongs in a mail.
    .replaceAll(/(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{L})|[^\P{Cf}\u200C\u200D]/gu, '')
    .replaceAll(/:\/\/+/g, ' ')
    .replaceAll('@', ' at ')
    .replaceAll(/[.。｡](?=\p{L})|(?<=\p{L})[.。｡](?=\p{N})/gu, '. ')
}
