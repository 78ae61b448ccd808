import {
  type Assembly,
  countries,
  decideLaw,
  endSentence,
  knownCountry,
  packIds,
  packOf,
  type SetLawAnswer,
  type SetLawRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import {
  Alert,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';
import { sayUse } from './sayUse.ts';

interface LawDialogProps {
  readonly assembly: Pick<
    Assembly,
    'rulePack' | 'country' | 'residential' | 'majorities' | 'quorums'
  >;
  readonly onClose: () => void;
  readonly onSaved: (answer: SetLawAnswer) => void;
}

/** Another law, or another use, once it was read what it takes along. */
export function LawDialog({ assembly, onClose, onSaved }: LawDialogProps) {
  const questionId = useId();
  const [asked, setAsked] = useState<SetLawRequest>(() => beginRequest(assembly));
  const { failure, attempt } = useAttempt();
  const pack = packOf(asked.rulePack);
  const settled = decideLaw(assembly, asked, false);
  const left = settled.ok ? settled.value.left : null;

  async function save(): Promise<void> {
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setLaw, asked));
    });
  }

  return (
    <FormDialog
      title="Ley y uso"
      failure={failure}
      does={['Guardar', save]}
      isSpaced
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Las preguntas en preparación se leen de nuevo con la ley que elija. Cuando la reunión
        comienza, la ley ya no se cambia.
      </Typography>
      <ChoiceField
        label="Ley"
        value={asked.rulePack}
        choices={packIds.map((one) => [one, packOf(one).name] as const)}
        onChange={(rulePack) => setAsked({ ...asked, rulePack })}
      />
      {pack.country === null && (
        <ChoiceField
          label="País"
          value={asked.country}
          choices={countries.map((one) => [one, countryNames.of(one) ?? one] as const)}
          onChange={(country) => setAsked({ ...asked, country })}
        />
      )}
      {pack.elsewhere !== undefined && (
        <div>
          <Typography id={questionId} component="h3" sx={{ fontWeight: 600 }}>
            ¿Todo es vivienda?
          </Typography>
          <RadioGroup
            aria-labelledby={questionId}
            value={String(asked.residential)}
            onChange={({ target }) => setAsked({ ...asked, residential: target.value === 'true' })}
          >
            <FormControlLabel value="true" control={<Radio />} label="Sí, todo es vivienda" />
            <FormControlLabel
              value="false"
              control={<Radio />}
              label="No: hay comercio u oficinas"
            />
          </RadioGroup>
          <FormHelperText>{sayUse(pack)}</FormHelperText>
        </div>
      )}
      {left !== null && left.majorities.length > 0 && (
        <Alert severity="warning" role="status">
          Esa ley no admite estas mayorías de los estatutos y se quitarán:{' '}
          {endSentence(left.majorities.join(', '))}
        </Alert>
      )}
      {left?.quorums === true && (
        <Alert severity="warning" role="status">
          Esa ley no admite el quórum de la reunión según los estatutos y se quitará.
        </Alert>
      )}
      {left?.arrears === true && (
        <Alert severity="warning" role="status">
          Esa ley no admite lo que los estatutos dicen de la mora y se quitará.
        </Alert>
      )}
    </FormDialog>
  );
}

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

function beginRequest({ rulePack, country, residential }: LawDialogProps['assembly']) {
  return {
    rulePack,
    country: knownCountry(country) ?? countries[0],
    residential: residential ?? null,
  };
}
