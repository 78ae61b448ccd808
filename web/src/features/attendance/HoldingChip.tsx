import AbsentIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import HeldIcon from '@mui/icons-material/SwapHorizOutlined';
import PresentIcon from '@mui/icons-material/TaskAltOutlined';
import { useSession } from '../../firebase/session.tsx';
import { formatTime } from '../../ui/formatMoment.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import type { HoldingState } from './deskHoldings.ts';

/** Present since when, absent, or with whom. */
export function HoldingChip({ state }: { readonly state: HoldingState }) {
  const { timeZone } = useSession();
  const at = (moment: number) => formatTime(moment, timeZone ?? 'UTC');
  switch (state.kind) {
    case 'present':
      return (
        <StateChip tone="success" icon={<PresentIcon />} label={`Presente · ${at(state.since)}`} />
      );
    case 'held':
      return <StateChip tone="warning" icon={<HeldIcon />} label={`La tiene ${state.by}`} />;
    case 'absent':
      return (
        <StateChip
          icon={<AbsentIcon />}
          label={state.leftAt === null ? 'Ausente' : `Salió · ${at(state.leftAt)}`}
        />
      );
  }
}
