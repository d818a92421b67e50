/** Longer side of a poster, in pixels. */
const LONGEST_SIDE = 1280;

/** ms that a browser may need to show the first picture of a video. */
const TIMEOUT = 10_000;

/**
 * Draws the first picture of a video, as JPEG. The server does not decode video.
 * @throws Error when the browser cannot show the video
 */
export async function videoPoster(file: Blob): Promise<Blob> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    await shown(video, address);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))), 'image/jpeg', 0.8);
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function shown(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video did not load in time')), TIMEOUT);
    video.addEventListener('loadeddata', () => {
      clearTimeout(timer);
      resolve();
    });
    video.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('This browser cannot show the video'));
    });
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
  });
}
