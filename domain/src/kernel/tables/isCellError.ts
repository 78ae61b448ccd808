/** The text that a spreadsheet shows where a formula failed or a number does not fit: `#REF!`, `#N/D`, `####`. */
export function isCellError(text: string): boolean {
  return text.includes('#') && /^#(?:[¡¿]?[\p{L}/0-9 ]{1,14}[!?]|N\/[AD]|#+)$/iu.test(text.trim());
}
