import { type FloorRules, floorEndpoints, floorRulesRequest } from '@asamblea/domain';
import SettingsIcon from '@mui/icons-material/Settings';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';

interface FloorRulesDialogProps {
  readonly rules: FloorRules;
  readonly onClose: () => void;
}

/** How long a turn is, who goes first, what the screens say and whether more are taken. */
export function FloorRulesDialog({ rules, onClose }: FloorRulesDialogProps) {
  const { failure, act } = useAct();
  const draft = useDraft({
    schema: floorRulesRequest,
    begin: () => ({
      ...rules,
      secondsPerTurn: String(rules.secondsPerTurn / 60).replace('.', ','),
    }),
    read: ({ secondsPerTurn: minutes, ...typed }) => ({
      ...typed,
      secondsPerTurn: Math.round(Number(minutes.replace(',', '.')) * 60),
    }),
  });

  async function save(asked: FloorRules): Promise<void> {
    if (await act(floorEndpoints.ruleFloor, asked)) onClose();
  }

  return (
    <AskDialog
      open
      header="Cómo se da la palabra"
      acceptLabel="Guardar"
      icon={<SettingsIcon color="primary" aria-hidden />}
      onAccept={() => draft.submit(save)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DraftField
          {...{ draft, name: 'secondsPerTurn', label: 'Minutos por turno', margin: 'none' }}
          isWrong={draft.asked === null}
          hint="Vale desde el próximo turno."
          fault="Entre 0,25 y 60 minutos."
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5 } }}
        />
        <DraftField
          {...{ draft, name: 'firstTime', label: 'Quién va primero', margin: 'none' }}
          choices={firstTimes}
          isMenu
        />
        <DraftField
          {...{ draft, name: 'sight', label: 'De quien habla, se muestra', margin: 'none' }}
          choices={sights}
          isMenu
        />
        <FormControlLabel
          control={
            <Switch
              checked={draft.typed.isOpen}
              onChange={({ target }) => draft.change('isOpen', target.checked)}
            />
          }
          label="Recibir más turnos desde los teléfonos"
        />
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}

const firstTimes = [
  ['off', 'Por orden de llegada'],
  ['session', 'Quien no ha hablado en la sesión'],
  ['point', 'Quien no ha hablado en este punto'],
] as const;
const sights = [
  ['nobody', 'Solo que alguien habla'],
  ['unit', 'Sus unidades'],
  ['name', 'Su nombre'],
] as const;
