import { isSwitchedOn, offIn, pluginNames, type Switches } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useMay } from '../../../firebase/session/useMay.ts';
import { PluginSwitch } from './PluginSwitch.tsx';

/** Every switch, as the assembly has it. A member without permission reads the switches. */
export function PluginList({ assembly }: { readonly assembly: Switches }) {
  const maySwitch = useMay('switchPlugins');
  const gone = offIn(assembly);
  return (
    <Box component="ul" aria-label="Funciones" sx={list}>
      {pluginNames.map((plugin) => (
        <PluginSwitch
          key={plugin}
          plugin={plugin}
          isOn={isSwitchedOn(plugin, assembly)}
          isWaiting={gone.includes(plugin) && isSwitchedOn(plugin, assembly)}
          maySwitch={maySwitch}
        />
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
