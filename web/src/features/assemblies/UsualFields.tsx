import { type CreateAssemblyRequest, countries, packIds, packOf } from '@asamblea/domain';
import { Autocomplete, TextField } from '@mui/material';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { countryName, kindChoices, lawChoices } from './choices.ts';

type Usual = Pick<CreateAssemblyRequest, 'kind' | 'rulePack' | 'country' | 'timeZone'>;

interface UsualFieldsProps {
  readonly value: Usual;
  readonly onChange: (changes: Partial<Usual>) => void;
}

/** What an assembly is of, under which law and by which clock. A law that is of no country asks for one. */
export function UsualFields({ value, onChange }: UsualFieldsProps) {
  const { kind, rulePack, country, timeZone } = value;
  return (
    <>
      <ChoiceField
        label="Clase"
        value={kind}
        choices={kindChoices}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <ChoiceField
        label="Ley"
        value={rulePack}
        choices={lawChoices(packIds)}
        onChange={(chosen) => onChange({ rulePack: chosen })}
      />
      {packOf(rulePack).country === null && (
        <ChoiceField
          label="País"
          value={country}
          choices={countries.map((one) => [one, countryName(one)] as const)}
          onChange={(chosen) => onChange({ country: chosen })}
        />
      )}
      <Autocomplete
        options={zones}
        value={timeZone}
        disableClearable
        onChange={(_, chosen) => onChange({ timeZone: chosen })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Zona horaria"
            helperText="Escriba la ciudad: Bogota, Madrid…"
          />
        )}
      />
    </>
  );
}

const zones = Intl.supportedValuesOf('timeZone');
