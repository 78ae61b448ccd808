import { OptionMark } from './OptionMark.tsx';
import { type OptionTone, toneColor } from './optionTones.ts';

export interface SignedOption {
  readonly optionId: string;
  readonly label: string;
  readonly tone: OptionTone;
  /** Candidates have no mark of their own: their number in the ballot tells them apart. */
  readonly number: number | null;
}

/** The sign that tells an answer apart where there is no room for its name: a mark, or a number. */
export function OptionSign({ option }: { readonly option: SignedOption }) {
  if (option.number === null) return <OptionMark tone={option.tone} />;
  return (
    <span className="option-sign" style={{ color: toneColor(option.tone) }}>
      {option.number}
    </span>
  );
}
