import { Box } from '@mui/material';
import { OptionMark } from './OptionMark.tsx';
import { type OptionTone, toneColor, toneVariables } from './optionTones.ts';

export interface SignedOption {
  readonly optionId: string;
  readonly label: string;
  readonly tone: OptionTone;
  /** Candidates have no mark of their own: their number in the ballot tells them apart. */
  readonly number: number | null;
}

/** What tells an answer apart where there is no room for its name: a mark, or a number. */
export function OptionSign({ option }: { readonly option: SignedOption }) {
  if (option.number === null) return <OptionMark tone={option.tone} />;
  return (
    <Box
      component="span"
      className="sign"
      sx={(theme) => ({ ...toneVariables(theme), ...round, color: toneColor(option.tone) })}
    >
      {option.number}
    </Box>
  );
}

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '1.35em',
  height: '1.35em',
  px: '0.15em',
  boxSizing: 'border-box',
  border: '0.1em solid currentColor',
  borderRadius: '0.7em',
  fontWeight: 700,
  fontSize: '0.9em',
  lineHeight: 1,
} as const;
