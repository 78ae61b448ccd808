import { Box } from '@mui/material';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { VideoFoot } from '../../../ui/screens/VideoFoot.tsx';
import { useZoomFrame, type ZoomFrameState } from './useZoomFrame.ts';
import { ZoomOwnLink } from './ZoomOwnLink.tsx';

const said: Readonly<Record<ZoomFrameState['stage'], string>> = {
  waiting: 'Conectando con Zoom…',
  started: 'Entrando a la reunión en Zoom…',
  joined: '',
  lost: 'La videollamada no carga aquí. La votación sigue funcionando sin ella.',
};

/**
 * The meeting in a frame at another address than ours, where its program has neither the session nor the
 * storage nor the page of the voter (decision 0128). The personal link stays below it, whatever happens.
 */
export function ZoomFrame({ onClose }: { readonly onClose: () => void }) {
  const { state, origin, greet } = useZoomFrame(onClose);
  const { stage, failure } = state;
  return (
    <>
      {origin !== null && (
        <Box
          component="iframe"
          src={`${origin}/video/zoom.html`}
          title="Videollamada en Zoom"
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="camera; microphone; autoplay; fullscreen"
          onLoad={({ currentTarget }) => greet(currentTarget)}
          // The frame may still come: it stays, and takes no room.
          sx={stage === 'lost' ? gone : frame}
        />
      )}
      <VideoFoot
        status={failure === null ? said[stage] : ''}
        elsewhere={<ZoomOwnLink label="Abrir en Zoom" size="small" sx={{ minHeight: 44 }} />}
        closeLabel="Cerrar la videollamada"
        onClose={onClose}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </>
  );
}

const frame = {
  display: 'block',
  width: '100%',
  height: 'min(60vh, 28rem)',
  border: 0,
  borderRadius: 1,
  bgcolor: 'common.black',
} as const;
const gone = { ...frame, height: 0 } as const;
