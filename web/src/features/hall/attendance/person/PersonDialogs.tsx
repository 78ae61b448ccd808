import type { Clearance } from '@asamblea/domain';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { AccessCodeDialog } from './AccessCodeDialog.tsx';
import { ClearanceDialog } from './ClearanceDialog.tsx';
import { CredentialDialog } from './CredentialDialog.tsx';
import { ResetDeviceDialog } from './ResetDeviceDialog.tsx';

export type PersonDialog = 'code' | 'device' | 'credential' | 'arrears';

interface PersonDialogsProps {
  readonly open: PersonDialog | null;
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly clearance: Clearance;
  readonly session: number;
  readonly onClose: () => void;
}

/** The dialogs shown, or handed, to the person in front of the desk. */
export function PersonDialogs({ open, ...props }: PersonDialogsProps) {
  const { person, holdings, onClose } = props;
  switch (open) {
    case 'code':
      return <AccessCodeDialog person={person} onClose={onClose} />;
    case 'device':
      return <ResetDeviceDialog person={person} onClose={onClose} />;
    case 'credential':
      return <CredentialDialog person={person} holdings={holdings} onClose={onClose} />;
    case 'arrears':
      return <ClearanceDialog {...props} />;
    case null:
      return null;
  }
}
