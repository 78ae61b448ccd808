import { chooseColourMode, colourModes, useColourMode } from '../../ui/device/colourMode.ts';
import { Icon } from '../../ui/widgets/Icon.tsx';
import { IconButton } from '../../ui/widgets/IconButton.tsx';
import { darkIcon, lightIcon, systemIcon } from '../../ui/widgets/icons.ts';

const looks = {
  light: { name: 'Claro', icon: lightIcon },
  dark: { name: 'Oscuro', icon: darkIcon },
  system: { name: 'El del equipo', icon: systemIcon },
} as const;

/** Light, dark, or whatever the machine uses: each press goes to the next. */
export function ColorModeButton() {
  const mode = useColourMode();
  const { name, icon } = looks[mode];
  const next = colourModes[(colourModes.indexOf(mode) + 1) % colourModes.length] ?? 'system';
  const label = `Tema: ${name.toLowerCase()}. Cambiar a ${looks[next].name.toLowerCase()}`;
  return (
    <IconButton label={label} onClick={() => chooseColourMode(next)}>
      <Icon path={icon} />
    </IconButton>
  );
}
