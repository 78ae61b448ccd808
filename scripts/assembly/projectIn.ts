/** The project of the cloud that some words name; undefined: the emulators of this machine. */
export function projectIn(words: readonly string[]): string | undefined {
  const place = words.indexOf('--project');
  return place < 0 ? undefined : words[place + 1];
}
