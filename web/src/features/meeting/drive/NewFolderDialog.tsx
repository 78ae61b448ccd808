import { driveEndpoints, type NewFolderRequest, newFolderRequest } from '@asamblea/domain';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { VisibilityField } from './VisibilityField.tsx';

interface NewFolderDialogProps {
  readonly parentId: string | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const written = newFolderRequest.pick({ name: true, visibility: true });
type Written = Pick<NewFolderRequest, 'name' | 'visibility'>;

/** Makes a folder. Its id is kept while this is open, so that a retry makes one. */
export function NewFolderDialog({ parentId, onDone, onClose }: NewFolderDialogProps) {
  const { failure, ask } = useAct();
  const [entryId] = useState(() => crypto.randomUUID());
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ name: '', visibility: 'attendees' }),
  });

  async function save(asked: Written): Promise<void> {
    const made = await ask(driveEndpoints.addFolder, { ...asked, entryId, parentId });
    if (made !== null) onDone();
  }

  return (
    <FormDialog
      title="Nueva carpeta"
      failure={failure}
      does={['Crear carpeta', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'name', label: 'Nombre', margin: 'normal' }}
        hint=" "
        fault="Escriba el nombre de la carpeta."
        slotProps={{ htmlInput: { maxLength: 120 } }}
        autoFocus
        required
      />
      <VisibilityField
        value={draft.typed.visibility}
        onChange={(visibility) => draft.change('visibility', visibility)}
      />
    </FormDialog>
  );
}
