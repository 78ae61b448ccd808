import { at, type DriveItemView, driveEndpoints } from '@asamblea/domain';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { foldersDownTo } from '../../../parts/folderAddress.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface MoveDialogProps {
  readonly entry: DriveItemView;
  readonly entries: readonly DriveItemView[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Where it goes: any folder that is not itself nor inside it. */
export function MoveDialog({ entry, entries, onDone, onClose }: MoveDialogProps) {
  const id = useId();
  const { failure, ask } = useAct();
  const [chosen, setChosen] = useState(entry.parentId ?? '');
  const places = entries
    .filter(({ kind }) => kind === 'folder')
    .map((folder) => foldersDownTo(folder.entryId, entries))
    .filter((path) => path.every(({ entryId }) => entryId !== entry.entryId))
    .map((path) => [path.at(-1)?.entryId ?? '', path.map(({ name }) => name).join(' / ')] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'es'));

  async function save() {
    const parentId = chosen === '' ? null : chosen;
    const moved = await ask(at(driveEndpoints.editItem, { entryId: entry.entryId }), { parentId });
    if (moved !== null) onDone();
  }

  return (
    <FormDialog
      title={`Mover ${entry.name}`}
      failure={failure}
      does={['Mover aquí', save]}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={id}>Carpeta</FormLabel>
        <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, value) => setChosen(value)}>
          <FormControlLabel value="" control={<Radio />} label="Documentos (sin carpeta)" />
          {places.map(([entryId, words]) => (
            <FormControlLabel
              key={entryId}
              value={entryId}
              control={<Radio />}
              label={words}
              sx={{ overflowWrap: 'anywhere' }}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
}
