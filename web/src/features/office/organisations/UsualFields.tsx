import {
  assemblyKindNames,
  assemblyKinds,
  type CreateAssemblyRequest,
  countries,
  type PackId,
  packIds,
  packOf,
  usualZone,
} from '@asamblea/domain';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';

type Usual = Pick<CreateAssemblyRequest, 'kind' | 'rulePack' | 'country' | 'timeZone'>;

interface UsualFieldsProps {
  readonly value: Usual;
  readonly onChange: (changes: Partial<Usual>) => void;
}

/** The kind of the assembly, its law and its clock. A law that is of no country asks for one. */
export function UsualFields({ value, onChange }: UsualFieldsProps) {
  const { kind, rulePack, country, timeZone } = value;
  // A zone that somebody chose stays; the usual one goes with the country.
  const [isOwnZone, setOwnZone] = useState(() => timeZone !== usualZone(value));
  const move = (changes: Partial<Usual>) =>
    onChange(
      isOwnZone ? changes : { ...changes, timeZone: usualZone({ rulePack, country, ...changes }) },
    );
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
        onChange={(chosen) => move({ rulePack: chosen })}
      />
      {packOf(rulePack).country === null && (
        <ChoiceField
          label="País"
          value={country}
          choices={countries.map((one) => [one, countryName(one)] as const)}
          onChange={(chosen) => move({ country: chosen })}
        />
      )}
      <Autocomplete
        options={zones}
        value={timeZone}
        disableClearable
        onChange={(_, chosen) => {
          setOwnZone(true);
          onChange({ timeZone: chosen });
        }}
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

/** A value and how it is called. */
type Choice<T> = readonly [value: T, name: string];

const kindChoices = assemblyKinds.map((kind) => [kind, assemblyKindNames[kind]] as const);

function lawChoices(packIds: readonly PackId[]): readonly Choice<PackId>[] {
  return packIds.map((packId) => [packId, packOf(packId).name] as const);
}

/** `Colombia` */
function countryName(country: string): string {
  return new Intl.DisplayNames('es', { type: 'region' }).of(country) ?? country;
}
