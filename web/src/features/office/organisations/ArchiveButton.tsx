import { at, type ListedAssembly, organisationEndpoints } from '@asamblea/domain';
import { Button } from '@mui/material';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface ArchiveButtonProps {
  readonly assembly: Pick<ListedAssembly, 'assemblyId' | 'name' | 'phase'>;
  readonly describedBy: string;
  readonly onMoved: () => void;
}

/** Archives an assembly whose meeting is not going on, or brings it back. */
export function ArchiveButton({ assembly, describedBy, onMoved }: ArchiveButtonProps) {
  const { assemblyId, name, phase } = assembly;
  const confirm = useConfirm();
  const { add } = useToasts();
  if (phase === 'running') return null;

  async function send(move: 'archive' | 'restore', summary: string): Promise<void> {
    try {
      await askApi(at(organisationEndpoints[move], { assemblyId }));
      add({ severity: 'success', summary, life: 5000 });
      onMoved();
    } catch (error) {
      const { message, explanation } = ApiFailure.of(error);
      add({ severity: 'error', summary: message, ...(explanation && { detail: explanation }) });
    }
  }

  const ask = () =>
    phase === 'archived'
      ? confirm({
          header: `Traer de vuelta «${name}»`,
          message:
            'Se podrá cambiar otra vez y sus pantallas públicas volverán. Los códigos y enlaces de antes ya no sirven: la mesa entrega otros.',
          acceptLabel: 'Traer de vuelta',
          enter: 'accepts',
          accept: () => send('restore', 'Asamblea de vuelta'),
        })
      : confirm({
          header: `Archivar «${name}»`,
          message:
            'Queda solo para consultar: nadie la cambia, sus pantallas públicas se apagan, quien está dentro sale y los códigos y enlaces de ingreso dejan de servir. Puede traerla de vuelta cuando quiera.',
          acceptLabel: 'Archivar',
          enter: 'rejects',
          accept: () => send('archive', 'Asamblea archivada'),
        });
  return (
    <Button color="inherit" aria-describedby={describedBy} onClick={ask}>
      {phase === 'archived' ? 'Traer de vuelta' : 'Archivar'}
    </Button>
  );
}
