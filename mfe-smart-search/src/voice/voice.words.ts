/** Sentences of the voice input. */
export const VOICE_WORDS = {
  speak: 'Speak',
  stop: 'Stop',
  listening: 'Listening. Say what you want, for example “2 BHK near Manyata under 30 thousand”.',
  problems: {
    'not-allowed': 'The microphone is blocked. Allow it in the settings of your browser, or type.',
    'service-not-allowed': 'The microphone is blocked. Allow it in the settings of your browser, or type.',
    'audio-capture': 'No microphone was found. You can type instead.',
    'no-speech': 'Nothing was heard. Press Speak and try again, or type.',
    network: 'Speech needs a connection. You can type instead.',
  } as Readonly<Record<string, string>>,
  failed: 'Speech did not work. You can type instead.',
} as const;
