/** Sentences of the voice input. */
export const VOICE_WORDS = {
  speak: 'Speak',
  stop: 'Stop',
  listening: 'Listening. Describe the home you want, for example “2 BHK near Manyata under 30 thousand”.',
  problems: {
    'not-allowed': 'Your browser blocks the microphone. Allow it in your browser settings, or type instead.',
    'service-not-allowed': 'Your browser blocks the microphone. Allow it in your browser settings, or type instead.',
    'audio-capture': 'No microphone was found. You can type instead.',
    'no-speech': 'We did not hear anything. Tap Speak and try again, or type instead.',
    network: 'Voice input needs a connection. You can type instead.',
  } as Readonly<Record<string, string>>,
  failed: 'Voice input did not work. You can type instead.',
} as const;
