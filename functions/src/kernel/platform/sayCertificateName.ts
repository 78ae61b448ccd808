import type { RelativeDistinguishedNames } from 'pkijs';

/** The name, the organisation and the number of a distinguished name. */
const nameTypes = ['2.5.4.3', '2.5.4.10', '2.5.4.5'] as const;

/** Whose a certificate is or who gave it, as it says itself, without what is no letter, figure or sign. */
export function sayCertificateName({ typesAndValues }: RelativeDistinguishedNames): string {
  const parts = nameTypes.flatMap((wanted) => {
    const value: unknown = typesAndValues.find(({ type }) => type === wanted)?.value.valueBlock
      .value;
    const plain =
      typeof value === 'string' ? value.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ').trim() : '';
    return plain === '' ? [] : [plain.slice(0, 120)];
  });
  return parts.length === 0 ? 'alguien sin nombre' : parts.join(', ');
}
