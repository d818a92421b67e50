/** The Shape Detection API, which some browsers have. TypeScript's library does not declare it. */
interface Detector<Found> {
  detect(image: ImageBitmapSource): Promise<readonly Found[]>;
}

interface ShapeDetection {
  readonly FaceDetector?: new () => Detector<object>;
  readonly TextDetector?: new () => Detector<{ readonly rawValue: string }>;
}

export interface ShapeDetectors {
  readonly faces?: (image: ImageBitmap) => Promise<number>;
  readonly texts?: (image: ImageBitmap) => Promise<readonly string[]>;
}

/** Whether this browser finds faces in pictures. */
export function findsFaces(): boolean {
  return 'FaceDetector' in globalThis;
}

/** Whether this browser reads texts in pictures. */
export function findsTexts(): boolean {
  return 'TextDetector' in globalThis;
}

/** What this browser can find in photos without a model to download. */
export function shapeDetectors(): ShapeDetectors {
  const { FaceDetector, TextDetector } = globalThis as ShapeDetection;
  const [faces, texts] = [FaceDetector && new FaceDetector(), TextDetector && new TextDetector()];
  return {
    ...(faces && { faces: async (image: ImageBitmap) => (await faces.detect(image)).length }),
    ...(texts && {
      texts: async (image: ImageBitmap) => (await texts.detect(image)).map(({ rawValue }) => rawValue),
    }),
  };
}
