import { createSlice } from '@reduxjs/toolkit'
import type { ComponentId } from '../src/componentId'
import type { AnswerState } from './answerState'
import { castDraft } from './castDraft'
import { componentLeft, searchEnded } from './searches'

export type AnswersState = Readonly<Record<ComponentId, AnswerState>>

const initialState: AnswersState = {}

const slice = createSlice({
  name: 'answers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(searchEnded, (state, { payload }) => {
      if (payload.answer) state[payload.id] = castDraft(payload.answer)
    })
    builder.addCase(componentLeft, (state, { payload }) => {
      delete state[payload.id]
    })
  },
})

export const answersReducer = slice.reducer
