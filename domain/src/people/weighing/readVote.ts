import { nameKey } from '../../kernel/identity/nameKey.ts';

const votes = ['si', 's', 'x', '1', 'true', 'vota', 'con voto', 'voz y voto', 'con derecho a voto'];
const voiceOnly = [
  ...['voz sin voto', 'con voz sin voto', 'con voz y sin voto', 'solo voz', 'sin voto'],
  ...['sin derecho a voto', 'no vota'],
];
const noVote = ['no', 'n', '0', 'false', 'voz', ...voiceOnly];

/** Whether a cell says that somebody votes; null where it says neither that nor that they do not. */
export function readVote(text: string): boolean | null {
  const key = nameKey(text);
  if (votes.includes(key)) return true;
  return noVote.includes(key) ? false : null;
}

/** A person who speaks and does not vote, as rolls write it in the place of a weight or of a class. */
export function isVoiceOnly(text: string): boolean {
  return voiceOnly.includes(nameKey(text));
}

/** Whether a column says of everybody whether they vote; ones and zeros alone are as well figures. */
export function saysVotes(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text !== '');
  return said.some((text) => !/\d/u.test(text)) && said.every((text) => readVote(text) !== null);
}
