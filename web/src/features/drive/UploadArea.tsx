import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';

interface UploadAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** What is let fall anywhere over it is brought; there is a button too. */
export function UploadArea({ onFiles, children }: UploadAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
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
        onFiles([...event.dataTransfer.files]);
      }}
      sx={[area, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      {children}
      <Typography color="textSecondary" variant="body2" sx={hint}>
        <UploadIcon aria-hidden fontSize="small" />
        Puede arrastrar aquí sus archivos: PDF, fotos, Word, Excel, PowerPoint, TXT o CSV, de hasta
        25&nbsp;MB.
      </Typography>
    </Box>
  );
}

const area = {
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 2,
  p: { xs: 1, sm: 2 },
} as const;
const hint = { display: 'flex', alignItems: 'center', gap: 1, p: 1, mt: 1 } as const;
