import { at, type DriveItemView, driveEndpoints, nameEnding, nameStem } from '@asamblea/domain';
import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface RenameDialogProps {
  readonly entry: DriveItemView;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another name; a document keeps the extension of its type. */
export function RenameDialog({ entry, onDone, onClose }: RenameDialogProps) {
  const { failure, ask } = useAct();
  const isDocument = entry.kind === 'document';
  const [name, setName] = useState(isDocument ? nameStem(entry.name) : entry.name);
  const isMissing = name.trim() === '';
  const ending = isDocument ? `.${nameEnding(entry.name)}` : '';

  async function save() {
    if (isMissing) return;
    const changed = await ask(at(driveEndpoints.editItem, { entryId: entry.entryId }), {
      name: `${name.trim()}${ending}`,
    });
    if (changed !== null) onDone();
  }

  return (
    <FormDialog
      title={`Cambiar el nombre de ${entry.name}`}
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing}
        helperText={isMissing ? 'Escriba un nombre.' : 'Sin signos como / : * ? " < > |'}
        slotProps={{
          htmlInput: { maxLength: 120 },
          input: { endAdornment: <InputAdornment position="end">{ending}</InputAdornment> },
        }}
        autoFocus
        required
        fullWidth
        margin="normal"
      />
    </FormDialog>
  );
}
