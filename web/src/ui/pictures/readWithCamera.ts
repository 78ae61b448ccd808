/**
 * The text of the first code that comes in front of the camera. The camera is let go as soon as one is read
 * or the signal is raised; the reader is loaded only when it is asked for.
 */
export async function readWithCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string> {
  const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  let stop = () => {};
  try {
    return await new Promise<string>((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      let isReading = false;
      stop = frameLoop(() => {
        if (isReading) return;
        isReading = true;
        camera
          .readFrame(canvas)
          .then((found) => {
            if (typeof found === 'string') resolve(found);
          }, reject)
          .finally(() => {
            isReading = false;
          });
      }, video);
    });
  } finally {
    stop();
    canvas.clear();
    camera.stop();
  }
}
