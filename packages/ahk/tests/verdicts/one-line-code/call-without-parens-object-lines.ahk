a::Sleep {
    b: 1
}
