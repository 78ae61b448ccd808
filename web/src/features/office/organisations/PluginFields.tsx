import { type PluginName, pluginNames, plugins } from '@asamblea/domain';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';

interface PluginFieldsProps {
  readonly off: readonly PluginName[];
  readonly onChange: (off: readonly PluginName[]) => void;
}

/** With which parts of the application the new ones begin. */
export function PluginFields({ off, onChange }: PluginFieldsProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Funciones encendidas</FormLabel>
      <FormGroup sx={columns}>
        {onAtFirst.map((name) => (
          <FormControlLabel
            key={name}
            label={plugins[name].name}
            control={
              <Checkbox
                checked={!off.includes(name)}
                onChange={(_, isOn) =>
                  onChange(pluginNames.filter((one) => (one === name ? !isOn : off.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

const onAtFirst = pluginNames.filter((name) => !plugins[name].isOffAtFirst);

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
