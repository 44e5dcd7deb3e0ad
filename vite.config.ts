import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { vitrineConfig } from './build/vitrineConfig'

export default defineConfig(vitrineConfig(fileURLToPath(new URL('.', import.meta.url))))
