import type { SignedOption } from './OptionSign.tsx';
import type { OptionTone } from './optionTones.ts';

interface Option {
  readonly optionId: string;
  readonly label: string;
  readonly role: OptionTone;
}

/** The answers of a question with what tells them apart on a small tile. */
export function signedOptions(options: readonly Option[]): readonly SignedOption[] {
  const candidates = options.filter(({ role }) => role === 'candidate');
  return options.map((option) => {
    const { optionId, label, role } = option;
    const place = candidates.indexOf(option);
    return { optionId, label, tone: role, number: place < 0 ? null : place + 1 };
  });
}
