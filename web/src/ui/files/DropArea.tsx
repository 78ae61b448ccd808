import { Box, type SxProps, type Theme } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  /** The name of the area, for people who do not see its border: `Arrastre aquí el archivo`. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => unknown;
  readonly sx: SxProps<Theme>;
  /** With a button that does the same, for people who do not drag. */
  readonly children: ReactNode;
}

/** Takes files that are let fall anywhere over it. Text or pictures dragged from a page are not its own. */
export function DropArea({ label, onFiles, sx, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      sx={[
        { border: '2px dashed', borderColor: 'divider' },
        ...(Array.isArray(sx) ? sx : [sx]),
        isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' },
      ]}
    >
      {children}
    </Box>
  );
}
