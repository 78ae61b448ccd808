import { type FloorRules, floorEndpoints, floorRulesRequest } from '@asamblea/domain';
import SettingsIcon from '@mui/icons-material/Settings';
import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';

interface FloorRulesDialogProps {
  readonly rules: FloorRules;
  readonly onClose: () => void;
}

/** How long a turn is, who goes first, what the screens say and whether more are taken. */
export function FloorRulesDialog({ rules, onClose }: FloorRulesDialogProps) {
  const [chosen, setChosen] = useState(rules);
  const [minutes, setMinutes] = useState(String(rules.secondsPerTurn / 60).replace('.', ','));
  const { failure, act } = useAct();
  const secondsPerTurn = Math.round(Number(minutes.replace(',', '.')) * 60);
  const asked = { ...chosen, secondsPerTurn };
  const isWrong = !floorRulesRequest.safeParse(asked).success;

  async function save(): Promise<void> {
    if (!isWrong && (await act(floorEndpoints.ruleFloor, asked))) onClose();
  }

  return (
    <AskDialog
      open
      header="Cómo se da la palabra"
      acceptLabel="Guardar"
      icon={<SettingsIcon color="primary" aria-hidden />}
      onAccept={save}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          label="Minutos por turno"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          error={isWrong}
          helperText={isWrong ? 'Entre 0,25 y 60 minutos.' : 'Vale desde el próximo turno.'}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5 } }}
        />
        <ChoiceField
          label="Quién va primero"
          value={chosen.firstTime}
          choices={firstTimes}
          onChange={(firstTime) => setChosen({ ...chosen, firstTime })}
        />
        <ChoiceField
          label="De quien habla, se muestra"
          value={chosen.sight}
          choices={sights}
          onChange={(sight) => setChosen({ ...chosen, sight })}
        />
        <FormControlLabel
          control={
            <Switch
              checked={chosen.isOpen}
              onChange={({ target }) => setChosen({ ...chosen, isOpen: target.checked })}
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
