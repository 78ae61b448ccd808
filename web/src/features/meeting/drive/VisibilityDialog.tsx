import {
  at,
  type DriveItemView,
  driveEndpoints,
  narrower,
  visibilityNames,
} from '@asamblea/domain';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { VisibilityField } from './VisibilityField.tsx';

interface VisibilityDialogProps {
  readonly entry: DriveItemView;
  readonly entries: readonly DriveItemView[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The audience of an entry, and the limit of its folder. */
export function VisibilityDialog({ entry, entries, onDone, onClose }: VisibilityDialogProps) {
  const { failure, ask } = useAct();
  const [visibility, setVisibility] = useState(entry.visibility);
  const folder = entries.find(({ entryId }) => entryId === entry.parentId);
  const limit = folder?.shownTo ?? 'public';
  const isLimited = narrower(visibility, limit) !== visibility;

  async function save() {
    const changed = await ask(at(driveEndpoints.editItem, { entryId: entry.entryId }), {
      visibility,
    });
    if (changed !== null) onDone();
  }

  return (
    <FormDialog
      title={`Quién ve ${entry.name}`}
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <VisibilityField value={visibility} onChange={setVisibility} />
      {isLimited && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {`Está en la carpeta «${folder?.name}», que ve: ${visibilityNames[limit].toLowerCase()}. Nadie más la abre mientras siga allí.`}
        </Alert>
      )}
    </FormDialog>
  );
}
