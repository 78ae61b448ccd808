import type { Brand, DefaultsAnswer, DefaultsRequest } from '@asamblea/domain';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';

type Asked = Pick<DefaultsRequest, 'brand'>;

interface BrandFieldsProps {
  readonly defaults: Pick<DefaultsAnswer, 'brand' | 'hereBrand'>;
  readonly asked: Asked;
  readonly onChange: (changes: Asked) => void;
}

/** How new assemblies look: as was said, as the assembly one is in, or as ours. */
export function BrandFields({ defaults, asked, onChange }: BrandFieldsProps) {
  const { brand, hereBrand } = defaults;
  if (brand === undefined && hereBrand === undefined) return null;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Imagen con que comienzan</FormLabel>
      <FormGroup>
        {brand !== undefined && (
          <FormControlLabel
            label={`La de la organización: ${sayBrand(brand)}`}
            control={
              <Checkbox
                checked={asked.brand === undefined}
                onChange={({ target }) => onChange({ brand: target.checked ? undefined : 'ours' })}
              />
            }
          />
        )}
        {hereBrand !== undefined && (
          <FormControlLabel
            label={`Tomar la de esta asamblea: ${sayBrand(hereBrand)}`}
            control={
              <Checkbox
                checked={asked.brand === 'here'}
                onChange={({ target }) => onChange({ brand: target.checked ? 'here' : undefined })}
              />
            }
          />
        )}
      </FormGroup>
    </FormControl>
  );
}

function sayBrand({ colours, logo, hall }: Brand): string {
  const parts = [
    ...(colours === undefined ? [] : ['sus colores']),
    ...(logo === undefined ? [] : ['su logo']),
    ...(hall === undefined ? [] : ['la imagen del proyector']),
  ];
  return parts.length === 0 ? 'la de la aplicación' : new Intl.ListFormat('es').format(parts);
}
