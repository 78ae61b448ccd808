/** The bytes of a text in UTF-8, each as one letter from 0 to 255; half a letter counts as an unknown one. */
export function utf8Binary(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /%([\dA-F]{2})/gu,
    (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
