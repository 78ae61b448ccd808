import { vi } from 'vitest';

/** The reader of PDFs: a test says what it reads. */
export const openPdf = vi.fn();
export const drawPage = vi.fn();
