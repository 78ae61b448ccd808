import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { IconButton } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';

const order = ['light', 'dark', 'system'] as const;

const looks = {
  light: { name: 'Claro', Icon: LightIcon },
  dark: { name: 'Oscuro', Icon: DarkIcon },
  system: { name: 'El del equipo', Icon: SystemIcon },
} as const;

/** Light, dark, or whatever the machine uses: each press goes to the next. */
export function ColorModeButton() {
  const { mode = 'system', setMode } = useColorScheme();
  const { name, Icon } = looks[mode];
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'system';
  const label = `Tema: ${name.toLowerCase()}. Cambiar a ${looks[next].name.toLowerCase()}`;
  return (
    <IconButton
      color="inherit"
      title={label}
      aria-label={label}
      onClick={() => setMode(next)}
      sx={{ minWidth: 48, minHeight: 48 }}
    >
      <Icon />
    </IconButton>
  );
}
