import { type Disclosure, namedWarning, type PackId, secretWarning } from '@asamblea/domain';
import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useSwitches } from '../../../../firebase/session/useSwitches.ts';

interface DisclosureChoiceProps {
  readonly value: Disclosure;
  readonly packId: PackId;
  /** The question is counted from every ballot: nobody may vote it in secret. */
  readonly isByBallots?: boolean;
  /** The forecast of a secret vote. */
  readonly forecast?: ReactNode;
  readonly onChange: (disclosure: Disclosure) => void;
}

/** Whether the vote is kept with its name or in secret, and the consequence. */
export function DisclosureChoice(props: DisclosureChoiceProps) {
  const { value, packId, isByBallots = false, forecast, onChange } = props;
  const labelId = useId();
  const warning = secretWarning(packId);
  const asked = namedWarning(packId);
  const isOff = !useSwitches().hasOperation('askSecret');
  if ((isOff || isByBallots) && value === 'named') return null;
  return (
    <FormControl sx={{ my: 1, display: 'flex' }}>
      <FormLabel id={labelId}>Cómo se guarda el voto</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => onChange(chosen === 'secret' ? 'secret' : 'named')}
      >
        <FormControlLabel value="named" control={<Radio />} label="Con nombre" />
        <FormControlLabel value="secret" control={<Radio />} label="Secreto" disabled={isOff} />
      </RadioGroup>
      {isOff && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Las votaciones secretas están apagadas en esta asamblea: así no se podrá guardar ni abrir.
          Elija «Con nombre», o pida que las enciendan.
        </Alert>
      )}
      {value === 'named' && asked !== null && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {asked}
        </Alert>
      )}
      {value === 'secret' && !isOff && forecast}
      {value === 'secret' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Nadie sabrá qué votó cada unidad, ni verá cómo va la votación antes de cerrarla. No se
          puede cambiar, retirar por unidad ni recibir votos por placa u operador.
        </Alert>
      )}
      {value === 'secret' && warning !== null && <Alert severity="warning">{warning}</Alert>}
    </FormControl>
  );
}
