import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DropArea } from '../../../ui/files/DropArea.tsx';

interface UploadAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A file dropped anywhere over it is brought; there is a button too. */
export function UploadArea({ onFiles, children }: UploadAreaProps) {
  return (
    <DropArea label="Arrastre aquí sus archivos" onFiles={onFiles} sx={area}>
      {children}
      <Typography color="textSecondary" variant="body2" sx={hint}>
        <UploadIcon aria-hidden fontSize="small" />
        Puede arrastrar aquí sus archivos: PDF, fotos, Word, Excel, PowerPoint, TXT o CSV, de hasta
        25&nbsp;MB.
      </Typography>
    </DropArea>
  );
}

const area = { borderRadius: 2, p: { xs: 1, sm: 2 } } as const;
const hint = { display: 'flex', alignItems: 'center', gap: 1, p: 1, mt: 1 } as const;
