import type { Option } from '@asamblea/domain';
import { Box } from '@mui/material';
import { OptionMark } from '../../../ui/OptionMark.tsx';

interface OptionsShownProps {
  readonly options: readonly Pick<Option, 'optionId' | 'label' | 'role'>[];
}

/** More would leave no room for the question. */
const shownAtMost = 12;

/** What can be answered, where no running bars say it; where they are too many, how many and where. */
export function OptionsShown({ options }: OptionsShownProps) {
  if (options.length > shownAtMost) {
    return <Box>{options.length} opciones, en su celular.</Box>;
  }
  return (
    <Box component="ul" aria-label="Opciones" sx={list}>
      {options.map(({ optionId, label, role }) => (
        <Box component="li" key={optionId} sx={{ overflowWrap: 'anywhere' }}>
          <OptionMark tone={role} /> {label}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12em), 1fr))',
  columnGap: '1.5em',
  rowGap: '0.3em',
  fontWeight: 600,
} as const;
