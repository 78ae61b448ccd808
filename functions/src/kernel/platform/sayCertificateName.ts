import type { RelativeDistinguishedNames } from 'pkijs';

/** The name, the organisation and the number of a distinguished name. */
const nameTypes = ['2.5.4.3', '2.5.4.10', '2.5.4.5'] as const;

/**
 * The owner or the issuer of a certificate, in its own words, without signs other than letters, figures and
 * common ones.
 */
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
