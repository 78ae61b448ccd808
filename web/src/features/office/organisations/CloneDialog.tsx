import { cloneAssemblyRequest, type ListedAssembly } from '@asamblea/domain';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { CloneReviewed } from './CloneReviewed.tsx';
import { useCloning } from './useCloning.ts';

interface CloneDialogProps {
  readonly assembly: Pick<ListedAssembly, 'assemblyId' | 'name' | 'nextActa'>;
  /** Also once it was made, and its maker stays. */
  readonly onClose: (isMade: boolean) => void;
}

/** This year's assembly from last year's: pressing again makes no other one. */
export function CloneDialog({ assembly, onClose }: CloneDialogProps) {
  const { assemblyId, name, nextActa } = assembly;
  const draft = useDraft({
    schema: cloneAssemblyRequest,
    begin: () => ({ cloneId: crypto.randomUUID(), name, actaNumber: nextActa }),
  });
  const { percent, failure, made, clone, enter } = useCloning(assemblyId);

  if (made !== null) {
    return (
      <AskDialog
        open
        header="La asamblea está lista"
        acceptLabel="Entrar"
        icon={<CopyIcon />}
        enter="accepts"
        onAccept={() => enter(made.assemblyId)}
        onCancel={() => onClose(true)}
      >
        <CloneReviewed review={made.review} />
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </AskDialog>
    );
  }
  return (
    <AskDialog
      open
      header={`Clonar «${name}»`}
      acceptLabel="Clonar y entrar"
      icon={<CopyIcon />}
      enter="accepts"
      onAccept={() => draft.submit(clone)}
      onCancel={() => onClose(false)}
    >
      <Box component="span" sx={{ display: 'grid', gap: 2 }}>
        <span>
          Copia el padrón sin la cartera y con los contactos por confirmar, las preguntas y las
          páginas como borradores, y lo que dice el reglamento. De una votación que se repitió viene
          la última. No copia asistencia, votos, poderes ni registro; del equipo solo viene el que
          trae toda asamblea de la organización.
        </span>
        <DraftField
          {...{ draft, name: 'name', label: 'Nombre', margin: 'none' }}
          hint="Puede llevar el año."
          fault="Escriba un nombre de 3 a 120 letras."
        />
        <DraftField
          {...{ draft, name: 'actaNumber', label: 'Número del acta', margin: 'none' }}
          hint="El que sigue al de la última; puede dejarlo para después."
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
        {percent !== null && failure === null && (
          <Box component="span" sx={{ display: 'block' }}>
            <LinearProgress variant="determinate" value={percent} aria-label="Copia del padrón" />
            <Typography component="span" role="status" color="textSecondary">
              Copiando el padrón ({percent} %)
            </Typography>
          </Box>
        )}
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}
