import { sha256 } from '../../kernel/text/sha256.ts';
import { utf8Binary } from '../../kernel/text/utf8.ts';
import type { ConvocationContent } from './convocation.ts';

/**
 * All that a notice says, as the one text that its seal is of: a line for each fact and then the text, whole.
 * Two notices that differ in anything give two texts.
 */
export function sealedTextOf(content: ConvocationContent): string {
  const { annexes, text } = content;
  const facts: readonly (readonly [string, unknown])[] = [
    ['aviso', content.number],
    ['clase', content.kind],
    ['sesion', content.session],
    ['convocatoria', content.call],
    ['corrige', content.corrects],
    ['cambios', content.changes],
    ['asunto', content.subject],
    ['reunion', content.startsAt],
    ['segunda', content.secondCallAt],
    ['zona', content.timeZone],
    ['lugar', content.place],
    ['modalidad', content.channel],
    ['sale', content.sentOn],
    // A field that older notices did not keep adds no line to theirs.
    ...(
      [
        ['orden', content.points],
        ['reunion-clase', content.meetingKind],
        ['convoca', content.caller],
        ['medio', content.means],
      ] as const
    ).filter(([, value]) => value !== undefined),
    ...annexes.map(
      ({ name, entryId, versionId, digest, type, size }) =>
        ['anexo', [name, entryId, versionId, digest, type, size]] as const,
    ),
  ];
  const lines = facts.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${lines.join('\n')}\n\n${text}\n`;
}

/** SHA-256 of that text in UTF-8, in hexadecimal: what `sha256sum` says of it in a file. */
export function noticeDigest(content: ConvocationContent): string {
  return sha256(utf8Binary(sealedTextOf(content)));
}

/** Whether a notice still says what it said when it went out. */
export function isIntact(convocation: ConvocationContent & { readonly digest: string }): boolean {
  return noticeDigest(convocation) === convocation.digest;
}
