import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

/** A picture of the types that are kept: a page of ours shows no other, and nothing in them runs. */
export function ImageView({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (address === null) return null;
  return <Box component="img" src={address} alt={name} sx={{ maxWidth: '100%', height: 'auto' }} />;
}
