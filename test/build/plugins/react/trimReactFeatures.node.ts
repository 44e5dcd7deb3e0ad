import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildFiles } from '../../buildFiles'

test('fails the build for a hook that it leaves out', async (t) => {
  const files = {
    'mount/main.ts':
      "import { useDeferredValue, useState } from 'react'\nwindow.a = [useDeferredValue, useState]",
  }
  await assert.rejects(buildFiles(t, files), /imports useDeferredValue, which build\/unusedReact/)
})

test('fails the build for an event that it leaves out', async (t) => {
  const picture = 'export const Picture = () => <img alt="" onLoad={() => {}} />'
  const files = {
    'mount/Picture.tsx': picture,
    'mount/main.ts': "import { Picture } from './Picture'\nwindow.a = Picture",
  }
  await assert.rejects(buildFiles(t, files), /Picture\.tsx has onLoad, which build\/unusedReact/)
})

test('fails the build for a class that sets its state', async (t) => {
  const files = {
    'mount/main.ts':
      "import { Component } from 'react'\nwindow.a = class extends Component { press() { this.setState({}) } }",
  }
  await assert.rejects(buildFiles(t, files), /setState is called, which build\/unusedReact/)
})

test('leaves out view transitions, form actions, resource hints and suspended renders', () => {
  const script = readFileSync(new URL('../../../../dist/vitrine.js', import.meta.url), 'utf8')
  for (const unused of [
    'startViewTransition',
    'arabicForm',
    '$$reactFormReplay',
    'modulepreload',
    'preconnect',
  ])
    assert.ok(!script.includes(unused), `${unused} is in dist/vitrine.js`)
  for (const used of ['onCompositionEnd', 'onPointerLeave', 'componentDidCatch'])
    assert.ok(script.includes(used), `${used} is not in dist/vitrine.js`)
})
