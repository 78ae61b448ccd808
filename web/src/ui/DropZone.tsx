import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';

interface DropZoneProps {
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly onFile: (file: File) => unknown;
  /** `Archivo del padrón`. */
  readonly label: string;
  readonly title: string;
}

/** Takes a file, dragged or chosen. */
export function DropZone({ problem, isReading, onFile, label, title }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file chosen again, once mended, must be a change too.
    event.target.value = '';
    if (file !== undefined) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  }

  return (
    <>
      {problem !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorNotice message="No pudimos usar ese archivo" explanation={problem} />
        </Box>
      )}
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={[zone, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
      >
        <UploadIcon aria-hidden sx={{ fontSize: 48, color: 'primary.main' }} />
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Button
          variant="contained"
          size="large"
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          Elegir archivo
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          onChange={pick}
        />
        <Typography color="textSecondary">
          Excel (XLSX) o texto (CSV), de hasta 8&nbsp;MB. Nada se hace todavía: primero le mostramos
          lo que leímos.
        </Typography>
      </Box>
    </>
  );
}

const zone = {
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  px: 2,
  py: { xs: 4, sm: 7 },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  textAlign: 'center',
} as const;
