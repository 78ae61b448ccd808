import type { WrittenPageAnswer } from '@asamblea/domain';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { useRoomSize } from '../../../ui/device/useRoomSize.ts';
import { WrittenPageView } from './WrittenPageView.tsx';

const screens = {
  phone: { name: 'Teléfono', width: 390, height: 760 },
  projector: { name: 'Proyector', width: 1920, height: 1080 },
} as const;
type Screen = keyof typeof screens;

/** The page as it will be seen, live, at the size of a phone or of a projector. */
export function PagePreview({ page }: { readonly page: WrittenPageAnswer }) {
  const { cot, timeZone } = useSession();
  const [screen, setScreen] = useState<Screen>('phone');
  const { ref, room } = useRoomSize();
  const { width, height } = screens[screen];
  const scale = room === null ? 0 : Math.min(1, room.width / width);
  return (
    <Box component="section" aria-label="Vista previa" sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        aria-label="Tamaño"
        onChange={(_, chosen: Screen | null) => chosen !== null && setScreen(chosen)}
        sx={{ mb: 1.5 }}
      >
        {Object.entries(screens).map(([key, { name }]) => (
          <ToggleButton key={key} value={key}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box ref={ref}>
        <Box sx={{ ...paper, width: width * scale, height: height * scale }}>
          <WrittenPageView
            page={page}
            {...{ cot, timeZone: timeZone ?? 'UTC' }}
            isSignedIn={false}
            onEnter={stay}
            style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </Box>
      </Box>
    </Box>
  );
}

/** In a preview the button to come in goes nowhere. */
function stay() {}

const paper = {
  mx: 'auto',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
