import { at, type DriveItemView, driveEndpoints, saying } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface RemoveDialogProps {
  readonly entry: DriveItemView;
  readonly entries: readonly DriveItemView[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Says what goes with it, and where it is attached, before it is gone for good. */
export function RemoveDialog({ entry, entries, onDone, onClose }: RemoveDialogProps) {
  const { failure, ask } = useAct();
  const gone = withInside(entry, entries);
  const documents = gone.filter(({ kind }) => kind === 'document').length;
  const attached = [...new Set(gone.flatMap(({ attachedTo = [] }) => attachedTo))];
  const links = gone.flatMap(({ links: own = [] }) => own).length;

  async function remove() {
    if ((await ask(at(driveEndpoints.removeItem, { entryId: entry.entryId }), {})) !== null)
      onDone();
  }

  return (
    <FormDialog
      title={`¿Eliminar ${entry.name}?`}
      failure={failure}
      does={['Eliminar', remove]}
      isGrave
      onClose={onClose}
    >
      <Typography>{whatGoes(entry, documents)}</Typography>
      {links > 0 && (
        <Typography sx={{ mt: 1 }}>
          {links === 1
            ? 'El enlace que lo comparte deja de abrir.'
            : `Los ${links} enlaces que lo comparten dejan de abrir.`}
        </Typography>
      )}
      {attached.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {saying`Está adjunto a: ${attached.join('; ')}. Quítelo de allí para poder eliminarlo.`}
        </Alert>
      )}
    </FormDialog>
  );
}

function whatGoes({ kind }: DriveItemView, documents: number): string {
  if (kind === 'document') return 'Se va con todas sus versiones y no se puede recuperar.';
  if (documents === 0) return 'La carpeta no tiene documentos.';
  const what = documents === 1 ? 'el documento que tiene' : `los ${documents} documentos que tiene`;
  return `La carpeta se va con ${what}, y no se pueden recuperar.`;
}

function withInside(
  entry: DriveItemView,
  entries: readonly DriveItemView[],
): readonly DriveItemView[] {
  const inside = entries.filter(({ parentId }) => parentId === entry.entryId);
  return [entry, ...inside.flatMap((one) => withInside(one, entries))];
}
