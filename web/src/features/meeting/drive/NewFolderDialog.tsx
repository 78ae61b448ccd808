import { driveEndpoints, type Visibility } from '@asamblea/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { VisibilityField } from './VisibilityField.tsx';

interface NewFolderDialogProps {
  readonly parentId: string | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes a folder. Its id is kept while this is open, so that a retry makes one. */
export function NewFolderDialog({ parentId, onDone, onClose }: NewFolderDialogProps) {
  const { failure, ask } = useAct();
  const [entryId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [visibility, setVisibility] = useState<Visibility>('attendees');
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === '';

  async function save() {
    setTried(true);
    if (isMissing) return;
    const made = await ask(driveEndpoints.addFolder, { entryId, parentId, name, visibility });
    if (made !== null) onDone();
  }

  return (
    <FormDialog
      title="Nueva carpeta"
      failure={failure}
      does={['Crear carpeta', save]}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isTried && isMissing}
        helperText={isTried && isMissing ? 'Escriba el nombre de la carpeta.' : ' '}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        autoFocus
        required
        fullWidth
        margin="normal"
      />
      <VisibilityField value={visibility} onChange={setVisibility} />
    </FormDialog>
  );
}
