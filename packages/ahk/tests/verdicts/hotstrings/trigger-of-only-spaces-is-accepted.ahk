::  ::spaces
